// QR codes. The package that computes them is loaded with the first one.

export interface QrCode {
  /** The number of modules on each side, with the light margin that scanners need. */
  size: number;
  /** The dark modules, as path data. */
  path: string;
}

const QUIET_ZONE = 4;

/** The code of a text. A sixth of it may be covered or dirty. */
export async function qrCode(text: string): Promise<QrCode> {
  const { encode } = await import("uqr");
  const { data } = encode(text, { ecc: "M", border: QUIET_ZONE });
  return { size: data.length, path: data.map(rowPath).join("") };
}

/** The dark modules of a row; those side by side are one rectangle, so that no seam is visible between them. */
function rowPath(row: boolean[], y: number): string {
  const runs = row.map((dark) => (dark ? "x" : " ")).join("");
  return [...runs.matchAll(/x+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join("");
}
