import { type ChildProcess, spawn } from "node:child_process";

export interface VirtualScreen {
  /** Value for `DISPLAY`. */
  display: string;
  close(): void;
}

/** Starts Xvfb on a free display. */
export async function startVirtualScreen(program: string): Promise<VirtualScreen> {
  const server = spawn(
    program,
    ["-displayfd", "3", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const close = () => void server.kill();
  process.once("exit", close);
  return {
    display: `:${await numberFrom(server)}`,
    close: () => {
      process.off("exit", close);
      close();
    },
  };
}

const numberFrom = (server: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let text = "";
    server.stdio[3]?.on("data", (part: Buffer) => {
      text += part.toString();
      if (text.endsWith("\n")) resolve(text.trim());
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error("The virtual screen did not start.")));
  });
