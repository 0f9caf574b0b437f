/** Stands first in pages whose browser's driver cannot see the console. */
export const complaintCollector = `<script>(${String(collectComplaints)})()</script>`;

/** Where the collector keeps what it heard. */
export interface WithComplaints {
  complaints?: string[];
}

function collectComplaints() {
  const complaints: string[] = [];
  (window as WithComplaints).complaints = complaints;
  const consoleError = console.error;
  console.error = (...copy: unknown[]) => {
    complaints.push(copy.map(String).join(" "));
    consoleError(...copy);
  };
  addEventListener(
    "error",
    (event) => {
      const element = event.target as Partial<HTMLImageElement & HTMLLinkElement>;
      // A script that fails is reported to the window, a file that cannot be had to its element.
      const file = event.target === window ? undefined : element.currentSrc || element.href;
      complaints.push(file ? `failed: ${file}` : event.message || element.outerHTML || "error");
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    complaints.push(`${violatedDirective} forbids ${blockedURI}`);
  });
}
