/** Something to put right, and where: 'email', 'benefits.1' (second row), 'bonuses.{item id}.link'. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}
