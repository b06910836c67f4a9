import { Button } from '@mantine/core';
import {
  type Chart,
  changeItem,
  type Graphic,
  graphicSeconds,
  type Item,
  maxChartSeries,
  maxTableColumns,
  Slide,
} from '@reelwright/movie';
import { useMemo, useState } from 'react';
import { MovieThumb } from '../../player/movie-thumb.tsx';
import { findItem } from '../state/editor-session.ts';
import { useEditor, useSessionPart } from '../state/use-editor.ts';
import { CellGrid } from './cell-grid.tsx';
import {
  asChartCells,
  type Cells,
  chartCells,
  chartOfCells,
  describeCells,
  isNoNumber,
} from './cells.ts';
import classes from './graphic-data.module.css';
import { CounterFields, QrFields } from './graphic-fields.tsx';

interface GraphicDataProps {
  readonly itemId: string;
  readonly onDone: () => void;
}

/** What a graphic is drawn from, beside what becomes of it. */
export function GraphicData({ itemId, onDone }: GraphicDataProps) {
  const session = useEditor();
  const item = useSessionPart((open) => findItem(open.slide()?.items ?? [], itemId));
  const graphic = item?.graphic;
  if (!item || !graphic) return null;
  const change = (next: Graphic) => {
    const slide = session.slide();
    if (!slide) return;
    const fields = { graphic: next };
    session.tab.edit(changeItem, { slideId: slide.id, itemId, fields }, `graphic-data-${itemId}`);
  };
  return (
    <div className={classes.sides}>
      <Preview item={item} />
      <div className={classes.data}>
        <DataFields graphic={graphic} onChange={change} />
        <Button className={classes.done ?? ''} onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

interface DataFieldsProps {
  readonly graphic: Graphic;
  readonly onChange: (graphic: Graphic) => void;
}

function DataFields({ graphic, onChange }: DataFieldsProps) {
  switch (graphic.kind) {
    case 'chart':
      return <ChartData chart={graphic} onChange={onChange} />;
    case 'table':
      return (
        <>
          <p className={classes.hint}>Type into the cells, or paste them from a spreadsheet.</p>
          <CellGrid
            label="Cells of the table"
            cells={graphic.rows}
            names={{ column: 'Column', row: 'Row' }}
            maxColumns={maxTableColumns}
            onChange={(rows) => onChange({ ...graphic, rows: rows.map((row) => [...row]) })}
          />
        </>
      );
    case 'qr':
      return <QrFields isLarge />;
    case 'counter':
      return <CounterFields />;
    case 'shape':
    case 'line':
      return null;
    default:
      return graphic satisfies never;
  }
}

interface ChartDataProps {
  readonly chart: Chart;
  readonly onChange: (chart: Chart) => void;
}

/** The cells stay as they were typed ('1.', nothing) as long as they say what the chart does. */
function ChartData({ chart, onChange }: ChartDataProps) {
  const [typed, setTyped] = useState<Cells>();
  const { form, labels, series } = chart;
  const said = JSON.stringify([labels, series.map(({ name, values }) => [name, values])]);
  const isSaid = (cells: Cells) => {
    const data = chartOfCells(cells);
    const rows = data.series.map(({ name, values }) => [name, values]);
    return JSON.stringify([data.labels, rows]) === said;
  };
  const cells = typed && isSaid(typed) ? typed : chartCells(chart);
  const problem = describeCells(cells);
  return (
    <>
      <p className={classes.hint}>Type numbers, or paste cells from a spreadsheet.</p>
      <CellGrid
        label="Data of the chart"
        cells={cells}
        names={form === 'ring' ? { column: 'Part', row: 'Part' } : { column: 'Series', row: 'Row' }}
        maxColumns={form === 'ring' ? 2 : maxChartSeries + 1}
        isWrong={(row, column) => isNoNumber(cells, row, column)}
        readPasted={asChartCells}
        onChange={(cells) => {
          setTyped(cells);
          onChange({ ...chart, ...chartOfCells(cells) });
        }}
      />
      <p className={classes.problem} role="status">
        {problem}
      </p>
      {form !== 'ring' && series.length === 1 && (
        <p className={classes.hint}>
          The name at the top is just for you: viewers see the names once there are two series. Add
          text above the chart to give it a heading.
        </p>
      )}
    </>
  );
}

/** The item by itself, in the middle of a slide like its own. */
function Preview({ item }: { readonly item: Item }) {
  const session = useEditor();
  const movie = useMemo(() => {
    const { data } = session.tab.view.get().saving;
    const { width, height } = data.movie.size;
    const [wide, high] = [Math.abs(item.width * item.scaleX), Math.abs(item.height * item.scaleY)];
    const fit = Math.min((width * 0.92) / wide, (height * 0.92) / high);
    const shown = {
      ...item,
      angle: 0,
      hide: false,
      effects: undefined,
      keyframes: undefined,
      x: (width - wide * fit) / 2,
      y: (height - high * fit) / 2,
      scaleX: item.scaleX * fit,
      scaleY: item.scaleY * fit,
      timing: { ...item.timing, startTime: 0, endTime: 60 },
    };
    const slide = session.slide();
    const frame = Slide.parse({ id: 'shown', duration: 60, background: slide?.background });
    return { ...data, captions: undefined, frames: [{ ...frame, items: [shown] }] };
  }, [session, item]);
  const seconds = item.graphic ? graphicSeconds(item.graphic) + 0.1 : 0;
  return (
    <div className={classes.preview}>
      <MovieThumb movie={movie} stillSeconds={seconds} isPlaying={false} label="How it will look" />
    </div>
  );
}
