type Columns<Row> = readonly (readonly [name: string, read: (row: Row) => string])[];

/** A table that other programs read. */
export function csvOf<Row>(rows: readonly Row[], columns: Columns<Row>): string {
  const cells = rows.map((row) => columns.map(([, read]) => cell(read(row))));
  return [columns.map(([name]) => name), ...cells].map((row) => `${row.join(',')}\r\n`).join('');
}

/** People wrote this: nothing of it may be a formula where the table is opened. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
