import { dataType, type Field, message, numberOf, text } from './onnx-model.ts';

/** The voice computes how long each sound lasts and keeps it to itself; word times need it among the results. */
export function addGraphOutput(graph: readonly Field[], tensor: string): Field[] {
  const type = message(numberOf.valueInfo.type, message(1, { number: 1, value: dataType.float }));
  const name = { number: numberOf.valueInfo.name, value: text(tensor) };
  return [...graph, message(numberOf.graph.output, name, type)];
}
