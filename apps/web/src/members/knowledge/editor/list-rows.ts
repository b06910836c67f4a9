/** Changes to a list of rows, each giving a new list. */

export function withRow<Row>(rows: readonly Row[], at: number, row: Row): Row[] {
  return rows.map((kept, index) => (index === at ? row : kept));
}

export function withoutRow<Row>(rows: readonly Row[], at: number): Row[] {
  return rows.filter((_, index) => index !== at);
}

export function movedRow<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const moved = [...rows];
  const [row] = moved.splice(from, 1);
  if (row !== undefined) moved.splice(to, 0, row);
  return moved;
}
