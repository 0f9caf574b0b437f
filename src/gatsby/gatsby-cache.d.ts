/** Gatsby's connection between a page and `gatsby develop`, which it has no public function for. */
declare module "*/.cache/socketIo" {
  interface Connection {
    connected: boolean;
    once: (event: "connect", listener: () => void) => void;
  }
  export default function socketIo(): Connection | null;
}
