/**
 * Characters without width, as part of a regular expression. Copied from a web page they split words,
 * addresses and numbers where nobody sees it. Thai and its neighbors, which write without spaces, need
 * one of them, and Windows begins files with another.
 */
export const ZERO_WIDTH = String.raw`(?<![\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\u200b|\u2060|(?<!^)\ufeff`;
