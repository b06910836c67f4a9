import { Button } from '@mantine/core';
import { capitalize } from '@reelwright/english';
import type { Chart, Graphic } from '@reelwright/movie';
import { shapes } from '@reelwright/stage';
import { IconTableOptions } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { actionOf } from '../actions/editor-actions.ts';
import { ColourField } from '../panels/colour-field.tsx';
import panel from '../panels/panels.module.css';
import { ColorRow, NumberRow, SelectRow, SliderRow, SwitchRow } from '../panels/rows.tsx';
import { Section } from '../panels/section.tsx';
import { type ItemField, useItemField } from '../panels/use-item-field.ts';
import { useEditor } from '../state/use-editor.ts';
import { FontSelect } from '../text/font-select.tsx';
import { CounterFields, QrFields, WordsRow } from './graphic-fields.tsx';
import { useGraphicField } from './use-graphic-field.ts';

const titles = {
  chart: 'Chart',
  counter: 'Number',
  table: 'Table',
  qr: 'QR code',
  shape: 'Shape',
  line: 'Line',
} as const satisfies Record<Graphic['kind'], string>;

/** How selected graphics of one kind look. */
export function GraphicSection({ kind }: { readonly kind: Graphic['kind'] }) {
  return (
    <Section title={titles[kind]} isOpen>
      <KindFields kind={kind} />
    </Section>
  );
}

function KindFields({ kind }: { readonly kind: Graphic['kind'] }) {
  switch (kind) {
    case 'chart':
      return <ChartFields />;
    case 'counter':
      return <CounterLook />;
    case 'table':
      return <TableFields />;
    case 'qr':
      return <QrFields />;
    case 'shape':
      return <ShapeFields />;
    case 'line':
      return <LineFields />;
    default:
      return kind satisfies never;
  }
}

function EditData() {
  const session = useEditor();
  return (
    <Button
      size="compact-sm"
      variant="light"
      leftSection={<Icon shape={IconTableOptions} sizePx={16} />}
      onClick={() => actionOf('edit-graphic').perform(session)}
    >
      Edit data
    </Button>
  );
}

const forms = [
  { value: 'columns', label: 'Columns' },
  { value: 'bars', label: 'Bars' },
  { value: 'line', label: 'Line' },
  { value: 'ring', label: 'Ring' },
];

function ChartFields() {
  const form = useGraphicField('chart', 'form', 'columns');
  const grid = useGraphicField('chart', 'showGrid', true);
  return (
    <>
      <EditData />
      <SelectRow label="Drawn as" field={form as ItemField<string>} choices={forms} />
      <SeriesColors />
      <ColorRow label="Words" field={useGraphicField('chart', 'textColor', '#000000')} />
      <GraphicFont kind="chart" />
      <div className={panel.pair}>
        <WordsRow
          label="Before numbers"
          field={useGraphicField('chart', 'before', '')}
          placeholder="$"
        />
        <WordsRow
          label="After numbers"
          field={useGraphicField('chart', 'after', '')}
          placeholder="%"
        />
      </div>
      <SwitchRow label="Numbers" field={useGraphicField('chart', 'showValues', true)} />
      {(form.value === 'columns' || form.value === 'line') && (
        <SwitchRow label="Grid" field={grid} />
      )}
      <GrowRow kind="chart" />
    </>
  );
}

/** As many colours as there are rows of numbers; of a ring, as many as it has parts. */
function SeriesColors() {
  const colors = useGraphicField('chart', 'colors', []);
  const count = useItemField(
    'colour-count',
    ({ graphic }) => (graphic?.kind === 'chart' ? colorsUsed(graphic) : 0),
    () => ({}),
  );
  const list = colors.value ?? [];
  return (
    <div className={panel.pair}>
      {list.slice(0, count.value ?? 1).map((color, index) => (
        <ColourField
          // A colour may be there twice; its place tells them apart.
          key={`colour-${list.slice(0, index).length}`}
          label={`Color ${index + 1}`}
          value={color}
          onChange={(next) => colors.set(list.map((each, at) => (at === index ? next : each)))}
          onEnd={colors.end}
        />
      ))}
    </div>
  );
}

function colorsUsed({ form, series, labels, colors }: Chart): number {
  const wanted = form === 'ring' ? labels.length : series.length;
  return Math.min(colors.length, Math.max(1, wanted));
}

function CounterLook() {
  return (
    <>
      <CounterFields />
      <div className={panel.pair}>
        <ColorRow label="Number" field={useGraphicField('counter', 'color', '#000000')} />
        <ColorRow label="Ring" field={useGraphicField('counter', 'ringColor', '#000000')} />
      </div>
      <GraphicFont kind="counter" />
    </>
  );
}

function TableFields() {
  return (
    <>
      <EditData />
      <SwitchRow
        label="The first row is a header"
        field={useGraphicField('table', 'hasHeader', true)}
      />
      <div className={panel.pair}>
        <ColorRow label="Header" field={useGraphicField('table', 'headerColor', '#000000')} />
        <ColorRow
          label="Words in it"
          field={useGraphicField('table', 'headerTextColor', '#ffffff')}
        />
        <ColorRow label="Rows" field={useGraphicField('table', 'rowColor', '#ffffff')} />
        <ColorRow
          label="Every other row"
          field={useGraphicField('table', 'stripeColor', '#ffffff')}
        />
        <ColorRow label="Words" field={useGraphicField('table', 'textColor', '#000000')} />
      </div>
      <GraphicFont kind="table" />
      <GrowRow kind="table" />
    </>
  );
}

const shapeChoices = shapes.map(({ id, label }) => ({ value: id, label }));

function ShapeFields() {
  const shape = useGraphicField('shape', 'shape', 'rectangle');
  const corner = useGraphicField('shape', 'corner', 0);
  const percent: ItemField<number> = {
    ...corner,
    value: corner.value === undefined ? undefined : Math.round(corner.value * 100),
    set: (value) => corner.set(value / 100),
  };
  return (
    <>
      <SelectRow label="Shape" field={shape} choices={shapeChoices} />
      <ColorRow label="Fill" field={useGraphicField('shape', 'fill', '#000000')} />
      <div className={panel.pair}>
        <NumberRow
          label="Edge"
          field={useGraphicField('shape', 'strokeWidth', 0)}
          min={0}
          max={200}
          suffix=" px"
        />
        <ColorRow label="Edge color" field={useGraphicField('shape', 'stroke', '#000000')} />
      </div>
      {shape.value === 'rectangle' && <SliderRow label="Round corners" field={percent} max={100} />}
    </>
  );
}

const bends = [
  { value: 'straight', label: 'Straight' },
  { value: 'curve', label: 'Curved' },
  { value: 'elbow', label: 'Bent' },
];
const dashes = ['solid', 'dashed', 'dotted'].map((value) => ({ value, label: capitalize(value) }));
const ends = [
  { value: 'none', label: 'Nothing' },
  { value: 'arrow', label: 'Arrow' },
  { value: 'triangle', label: 'Solid arrow' },
  { value: 'dot', label: 'Dot' },
  { value: 'bar', label: 'Bar' },
];

function LineFields() {
  const bend = useGraphicField('line', 'bend', 'straight') as ItemField<string>;
  return (
    <>
      <div className={panel.pair}>
        {bend.value !== 'drawn' && <SelectRow label="Path" field={bend} choices={bends} />}
        <SelectRow
          label="Line"
          field={useGraphicField('line', 'dash', 'solid') as ItemField<string>}
          choices={dashes}
        />
        <SelectRow
          label="Begins with"
          field={useGraphicField('line', 'start', 'none') as ItemField<string>}
          choices={ends}
        />
        <SelectRow
          label="Ends with"
          field={useGraphicField('line', 'end', 'none') as ItemField<string>}
          choices={ends}
        />
        <NumberRow
          label="Thickness"
          field={useGraphicField('line', 'strokeWidth', 10)}
          min={1}
          max={200}
          suffix=" px"
        />
        <ColorRow label="Color" field={useGraphicField('line', 'color', '#000000')} />
      </div>
      <GrowRow kind="line" />
    </>
  );
}

function GrowRow({ kind }: { readonly kind: 'chart' | 'table' | 'line' }) {
  const field = useGraphicField(kind, 'growSeconds', 0);
  return (
    <NumberRow
      label={kind === 'line' ? 'Draws itself in' : 'Builds up in'}
      field={field}
      min={0}
      max={30}
      step={0.1}
      suffix=" s"
    />
  );
}

function GraphicFont({ kind }: { readonly kind: 'chart' | 'table' | 'counter' }) {
  const family = useGraphicField(kind, 'family', 'Inter');
  return (
    <FontSelect
      label="Font"
      placeholder={family.isMixed ? 'Mixed' : ''}
      family={family.value ?? null}
      onChange={(name) => {
        family.set(name);
        family.end();
      }}
    />
  );
}
