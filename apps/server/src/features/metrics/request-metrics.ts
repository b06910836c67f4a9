import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import {
  readJobSpeeds,
  readQueues,
  readRenderSpeed,
  readWorkers,
} from '../health/health-report.ts';

/** Figures of one api process, in the text that Prometheus reads. */
export interface Metrics {
  text(): Promise<string>;
  close(): void;
}

/** Counts calls from now on. Jobs and the pool are asked about when somebody reads. */
export function createMetrics(
  app: FastifyInstance,
  { db, pool }: { readonly db: Database; readonly pool: Pool },
): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register, prefix: 'reelwright_' });
  const requests = new Histogram({
    registers,
    name: 'reelwright_request_seconds',
    help: 'How long calls took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url: route = 'none' } = request.routeOptions;
    const labels = { method: String(method), route, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  new Gauge({
    registers,
    name: 'reelwright_pool_connections',
    help: 'Database connections of this process',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'wanted' }, pool.waitingCount);
    },
  });
  const age = new Gauge({
    registers,
    name: 'reelwright_queue_age_seconds',
    help: 'How long the first job in the line has waited',
    labelNames: ['job'],
  });
  new Gauge({
    registers,
    name: 'reelwright_jobs',
    help: 'Jobs by kind and state',
    labelNames: ['job', 'state'],
    async collect() {
      this.reset();
      age.reset();
      for (const { name: job, waiting, active, failed, oldest_seconds } of await readQueues(db)) {
        this.set({ job, state: 'waiting' }, waiting);
        this.set({ job, state: 'active' }, active);
        this.set({ job, state: 'failed' }, failed);
        age.set({ job }, oldest_seconds ?? 0);
      }
    },
  });
  new Gauge({
    registers,
    name: 'reelwright_job_seconds',
    help: 'How long jobs of the last hour took on average',
    labelNames: ['job'],
    async collect() {
      this.reset();
      for (const { name, seconds } of await readJobSpeeds(db)) this.set({ job: name }, seconds);
    },
  });
  new Gauge({
    registers,
    name: 'reelwright_render_speed',
    help: 'Seconds of video per second of making, of what was made in the last hour',
    async collect() {
      this.reset();
      const speed = await readRenderSpeed(db);
      if (speed !== undefined) this.set(speed);
    },
  });
  new Gauge({
    registers,
    name: 'reelwright_workers',
    help: 'Workers that told of themselves in the last half minute',
    async collect() {
      this.set((await readWorkers(db)).length);
    },
  });
  return { text: () => register.metrics(), close: () => register.clear() };
}
