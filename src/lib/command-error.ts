/** Error that the person at the terminal can put right. Its text says how, so no stack is printed. */
export class CommandError extends Error {}
