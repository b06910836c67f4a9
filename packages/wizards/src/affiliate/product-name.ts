import { titleCase, withAbbreviations } from '@reelwright/english';
import type { ProjectData } from '@reelwright/movie';
import { businessOf } from '../business/business-of.ts';
import { textOf } from '../kept-line.ts';
import { isPursuit } from './is-pursuit.ts';
import { headOf, soldAs, soldKindOf } from './sold/sold-kind.ts';
import { soldName } from './sold/sold-name.ts';

/** What stands for the product until its owner says its name: “Your bakery in Leeds”. None is made up for them. */
export function standInName(data: ProjectData, productType = textOf(data.info.product_type)) {
  const { kind = '', place = '' } = businessOf(data) ?? {};
  if (kind) return `Your ${[kind, place && `in ${place}`].filter(Boolean).join(' ')}`;
  return standInOfThing(data, productType);
}

function standInOfThing({ info }: ProjectData, productType = textOf(info.product_type)): string {
  const keyword = withAbbreviations(soldName(textOf(info.business?.kind) || textOf(info.keyword)));
  if (productType) return `Your new ${productType}`;
  // “Your new air fryer”, but not “your new weight loss”, “your new yoga” or “your new bike repair”.
  const isDone = soldKindOf(keyword)?.isService && soldAs(keyword).them === 'it';
  return isPursuit(keyword) || isDone || /s$/i.test(headOf(keyword))
    ? titleCase(keyword)
    : `Your new ${keyword}`;
}

/** Whether somebody gave the product a name of its own. Businesses had the names of things before they had their own. */
export function isNamed(data: ProjectData): boolean {
  const name = textOf(data.product?.text);
  const standIns = [standInName(data), standInOfThing(data)].map((each) => each.toLowerCase());
  return name !== '' && !standIns.includes(name.toLowerCase());
}
