import { Button } from '@mantine/core';
import { maxTableRows } from '@reelwright/movie';
import { IconColumnInsertRight, IconRowInsertBottom, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './cell-grid.module.css';
import { type Cells, evened, parseCells, pasteInto } from './cells.ts';

interface CellGridProps {
  readonly label: string;
  readonly cells: Cells;
  /** What its parts are called. */
  readonly names: { readonly column: string; readonly row: string };
  readonly maxColumns: number;
  /** Whether a cell can't be used as it is. */
  readonly isWrong?: (row: number, column: number) => boolean;
  /** What becomes of a table that is pasted into the first cell, which replaces all of it. */
  readonly readPasted?: (pasted: Cells) => Cells;
  readonly onChange: (cells: Cells) => void;
}

const places = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A small table to type in: arrow keys and Enter move, what is pasted fills as many cells as it has. */
export function CellGrid(props: CellGridProps) {
  const { label, cells, names, maxColumns, isWrong, readPasted, onChange } = props;
  const grid = useRef<HTMLTableElement>(null);
  const rows = evened(cells).map((row) => row.slice(0, maxColumns));
  const columns = rows[0]?.length ?? 0;
  const focus = (row: number, column: number) => {
    const field = grid.current?.rows[row + 1]?.querySelectorAll('input')[column];
    field?.focus();
    field?.select();
  };
  const set = (row: number, column: number, text: string) =>
    onChange(
      rows.map((cells, y) => cells.map((cell, x) => (y === row && x === column ? text : cell))),
    );
  const onPaste = (event: ClipboardEvent, row: number, column: number) => {
    const pasted = parseCells(event.clipboardData.getData('text/plain'));
    const isMany = pasted.length > 1 || (pasted[0]?.length ?? 0) > 1;
    if (!isMany) return;
    event.preventDefault();
    const isWhole = row === 0 && column === 0;
    onChange(
      isWhole
        ? (readPasted ?? ((all: Cells) => all))(pasted)
        : pasteInto(rows, row, column, pasted),
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const { key, shiftKey, currentTarget } = event;
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], Enter: [shiftKey ? -1 : 1, 0] }[key];
    const atEdge =
      key === 'ArrowLeft'
        ? currentTarget.selectionEnd === 0
        : key === 'ArrowRight' && currentTarget.selectionStart === currentTarget.value.length;
    const [down = 0, across = 0] = step ?? (atEdge ? [0, key === 'ArrowLeft' ? -1 : 1] : []);
    if (down === 0 && across === 0) return;
    event.preventDefault();
    focus(row + down, column + across);
  };
  return (
    <>
      <div className={classes.scroll}>
        <table ref={grid} className={classes.grid} aria-label={label}>
          <thead>
            <tr>
              {places(columns).map((column) => (
                <th key={column}>
                  {columns > 2 && column > 0 && (
                    <IconButton
                      label={`Remove ${names.column.toLowerCase()} ${column}`}
                      icon={IconX}
                      size="md"
                      onClick={() =>
                        onChange(rows.map((row) => row.filter((_, x) => x !== column)))
                      }
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places(rows.length).map((y) => (
              <tr key={y}>
                {places(columns).map((x) => (
                  <td key={x}>
                    <input
                      aria-label={`${names.row} ${y + 1}, ${names.column.toLowerCase()} ${x + 1}`}
                      data-head={y === 0 || x === 0 || undefined}
                      aria-invalid={isWrong?.(y, x) || undefined}
                      value={rows[y]?.[x] ?? ''}
                      onChange={(event) => set(y, x, event.currentTarget.value)}
                      onPaste={(event) => onPaste(event, y, x)}
                      onKeyDown={(event) => onKeyDown(event, y, x)}
                    />
                  </td>
                ))}
                <td className={classes.end}>
                  {rows.length > 2 && y > 0 && (
                    <IconButton
                      label={`Remove ${names.row.toLowerCase()} ${y + 1}`}
                      icon={IconX}
                      size="md"
                      onClick={() => onChange(rows.filter((_, other) => other !== y))}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.buttons}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon shape={IconRowInsertBottom} sizePx={16} />}
          disabled={rows.length >= maxTableRows}
          onClick={() => onChange([...rows, Array.from({ length: columns }, () => '')])}
        >
          Add a row
        </Button>
        {columns < maxColumns && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon shape={IconColumnInsertRight} sizePx={16} />}
            onClick={() => onChange(rows.map((row) => [...row, '']))}
          >
            Add a column
          </Button>
        )}
      </div>
    </>
  );
}
