import { randomUUID } from 'node:crypto';
import { addItem, changeItem, measureJson, type ProjectData, runEdit } from '@reelwright/movie';
import { expect } from 'vitest';
import { movie, slide, textItem } from './test-projects.ts';

/** There was no answer, or one that says to try again. */
class NoAnswer extends Error {}

interface Answer {
  readonly type?: string;
  readonly id: number;
  readonly revision: number;
  readonly data_json: string;
}

type Send = (path: string, body?: object) => Promise<Answer>;

/** Sends requests in somebody's name. */
export function sendTo(address: string, cookie: string): Send {
  return async (path, body) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const request = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
    let text: string;
    try {
      const reply = await fetch(`${address}${path}`, request);
      text = await reply.text();
      if (reply.status >= 500) throw new Error(text);
    } catch (cause) {
      throw new NoAnswer('There was no answer.', { cause });
    }
    return JSON.parse(text);
  };
}

const slides = 40;

/**
 * Somebody who saves without a pause, small changes and whole documents in turn. Every answer is
 * remembered, so that it can be held against what the server has after it was killed.
 */
export class ProjectWriter {
  /** What was acknowledged last. */
  #revision = 0;
  #data: ProjectData;
  #id: number | undefined;
  /** What was sent and not answered: it may have been saved or not. */
  #open: { path: string; body: object; data: ProjectData } | undefined;
  #count = 0;
  /** The revisions that were acknowledged, and the documents they stand for. */
  readonly acknowledged = new Map<number, ProjectData>();

  constructor() {
    const frames = Array.from({ length: slides }, (_, index) =>
      slide(`s${index}`, textItem(`i${index}`, 'Some words that take up room. '.repeat(40))),
    );
    this.#data = movie(frames);
  }

  get id(): number {
    if (this.#id === undefined) throw new Error('Nothing was saved yet.');
    return this.#id;
  }

  /**
   * Saves until there is no answer, or until `stop`: a database that ends and is back between two of these
   * requests was never away for them.
   */
  async run(send: Send, stop: AbortSignal): Promise<void> {
    try {
      while (!stop.aborted) await this.step(send);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  /** Sends the next change, or again the one that was never answered. */
  async step(send: Send): Promise<void> {
    this.#open ??= this.#next();
    const { path, body, data } = this.#open;
    const reply = await send(path, body);
    expect(reply).toMatchObject({ type: 'saved', revision: this.#revision + 1 });
    this.#revision += 1;
    this.#id = reply.id;
    this.#data = data;
    this.#open = undefined;
    this.acknowledged.set(this.#revision, data);
  }

  /** The server has the last acknowledged revision, or one more: the one that was not answered. */
  async check(send: Send): Promise<void> {
    if (this.#id === undefined) return;
    const project = await send(`/api/user/projects/load?id=${this.#id}`);
    const data = JSON.parse(project.data_json);
    const isOpenSaved = this.#open && project.revision === this.#revision + 1;
    expect(project.revision).toBe(this.#revision + (isOpenSaved ? 1 : 0));
    expect(data).toEqual(isOpenSaved ? this.#open?.data : this.#data);
  }

  #next(): { path: string; body: object; data: ProjectData } {
    this.#count += 1;
    const place = this.#count % slides;
    const words = `Change ${this.#count}, ${'more words '.repeat(this.#count % 50)}`;
    const edited =
      this.#count % 3 === 0
        ? runEdit(this.#data, addItem, {
            slideId: `s${place}`,
            item: textItem(`n${this.#count}`, words),
          })
        : runEdit(this.#data, changeItem, {
            slideId: `s${place}`,
            itemId: `i${place}`,
            fields: { text: words },
          });
    const common = { change_id: randomUUID(), ...(this.#id && { id: this.#id }) };
    const { data, changes } = edited;
    if (this.#id === undefined || this.#count % 5 === 0) {
      const whole = {
        data_json: JSON.stringify(data),
        ...(this.#id && { revision: this.#revision }),
      };
      return { path: '/api/user/projects/save', body: { ...common, ...whole }, data };
    }
    const diff = {
      diff: JSON.stringify(changes),
      hash: measureJson(data as never).letters,
      revision: this.#revision,
    };
    return { path: '/api/user/projects/patch', body: { ...common, ...diff }, data };
  }
}
