import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { settingsTable } from '../src/settings/settings-table.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const isSetting = (name: string) => Object.hasOwn(settingsTable, name);
const isThere = (path: string) => existsSync(fileURLToPath(new URL(path, root)));
const ourPort = 3000;

const Service = z.object({
  image: z.string().optional(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
});
const compose = (path: string) => Compose.parse(parse(read(path), { merge: true }));
const one = compose('compose.yaml');
const scaled = compose('compose.scale.yaml');
const ours = [one.services.reelwright, scaled.services.reelwright, scaled.services.worker].filter(
  (service) => service !== undefined,
);

describe('the Compose files', () => {
  it('set only settings that there are, and run programs that there are', () => {
    expect(ours).toHaveLength(3);
    for (const { environment, command = [] } of ours) {
      expect(Object.keys(environment).filter((name) => !isSetting(name))).toEqual([]);
      expect([command].flat().filter((file) => !isThere(file))).toEqual([]);
    }
  });

  it('ask for every secret that has no default, and name each setting of .env as the product does', () => {
    const named = `${read('compose.yaml')}${read('compose.scale.yaml')}`.matchAll(
      /\$\{(\w+)(:[?-])?/g,
    );
    const own = ['POSTGRES_PASSWORD'];
    for (const [, name = '', rest] of named) {
      expect(isSetting(name) || own.includes(name), name).toBe(true);
      // Without a default it has to be asked for somewhere, or it would silently be empty.
      const isAsked = new RegExp(`\\$\\{${name}:[?-]`).test(
        `${read('compose.yaml')}${read('compose.scale.yaml')}`,
      );
      expect(rest !== undefined || isAsked, name).toBe(true);
    }
  });

  it('run ours as one image, read-only, without rights, at the port that it listens on', () => {
    expect(new Set(ours.map(({ image }) => image).filter(Boolean))).toEqual(
      new Set(['reelwright']),
    );
    const [all, , worker] = ours;
    for (const service of [all, worker]) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
    expect(all?.ports.map((port) => Number(port.split(':').at(-1)))).toEqual([ourPort]);
  });

  it('name only services and volumes that are there', () => {
    const services = { ...one.services, ...scaled.services };
    const volumes = { ...one.volumes, ...scaled.volumes };
    for (const { depends_on, volumes: mounted } of Object.values(services)) {
      const waitedFor = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(waitedFor.filter((name) => !(name in services))).toEqual([]);
      const kept = mounted.filter((volume) => volume.includes(':')).map((v) => v.split(':')[0]);
      expect(kept.filter((name) => !(name && name in volumes))).toEqual([]);
    }
  });
});

const Mount = z.object({ name: z.string(), mountPath: z.string() });
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.number() }) }).optional();
const PodSpec = z.object({
  securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.literal(10_001) }),
  containers: z.tuple([
    z.object({
      image: z.literal('reelwright:latest'),
      args: z.tuple([z.string()]),
      envFrom: z.tuple([z.object({ secretRef: z.object({ name: z.literal('reelwright') }) })]),
      ports: z.tuple([z.object({ containerPort: z.literal(ourPort) })]).optional(),
      startupProbe: Probe,
      readinessProbe: Probe,
      livenessProbe: Probe,
      securityContext: z.object({ readOnlyRootFilesystem: z.literal(true) }),
      volumeMounts: z.array(Mount),
    }),
  ]),
  volumes: z.array(z.object({ name: z.string() })),
});
const manifests = readdirSync(new URL('deploy/kubernetes/', root)).flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  }),
);
const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind));

describe('the Kubernetes files', () => {
  it('run ours without root on a read-only root, and programs that there are', () => {
    const pods = ofKind('Deployment', 'Job').map(({ spec }) => PodSpec.parse(spec.template.spec));
    expect(pods).toHaveLength(3);
    for (const { containers, volumes } of pods) {
      const [{ args, volumeMounts, ...container }] = containers;
      expect(isThere(args[0]), args[0]).toBe(true);
      const names = volumes.map(({ name }) => name);
      expect(volumeMounts.filter(({ name }) => !names.includes(name))).toEqual([]);
      expect(volumeMounts.map(({ mountPath }) => mountPath).sort()).toEqual(['/data', '/tmp']);
      for (const probe of [
        container.startupProbe,
        container.readinessProbe,
        container.livenessProbe,
      ]) {
        if (probe) expect(['/healthz', '/readyz']).toContain(probe.httpGet.path);
        if (probe) expect(probe.httpGet.port).toBe(ourPort);
      }
    }
  });

  it('find their pods, their target and their secret', () => {
    for (const { spec } of ofKind('Deployment')) {
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    }
    const labels = ofKind('Deployment').map(({ spec }) => spec.template.metadata.labels);
    const [service] = ofKind('Service');
    expect(labels).toContainEqual(service.spec.selector);
    expect(service.spec.ports).toMatchObject([{ targetPort: ourPort }]);
    const [scaledObject] = ofKind('ScaledObject');
    const deployments = ofKind('Deployment').map(({ metadata }) => metadata.name);
    expect(deployments).toContain(scaledObject.spec.scaleTargetRef.name);
    const [authentication] = ofKind('TriggerAuthentication');
    const [{ name, key }] = authentication.spec.secretTargetRef;
    expect([name, isSetting(key)]).toEqual(['reelwright', true]);
  });

  it('tell which settings the secret has, and there are such settings', () => {
    const [, line = ''] =
      /settings\.env has (.*) \(/.exec(read('deploy/kubernetes/reelwright.yaml')) ?? [];
    const names = line.split(', ');
    expect(names.length).toBeGreaterThan(3);
    const known = Object.keys(settingsTable);
    for (const name of names) {
      expect(
        known.some((setting) => setting.startsWith(name.replace('*', ''))),
        name,
      ).toBe(true);
    }
  });
});

describe('the image', () => {
  it('sets settings that there are, and starts a program that there is', () => {
    const text = read('Dockerfile');
    const [, environment = ''] = /\nENV (NODE_ENV=(?:.*\\\n)*.*)\n/.exec(text) ?? [];
    const names = [...environment.matchAll(/(\w+)=/g)].map(([, name]) => name ?? '');
    const ofNode = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'NODE_COMPILE_CACHE'];
    expect(names.filter((name) => !isSetting(name) && !ofNode.includes(name))).toEqual([]);
    expect(names).toContain('DATA_DIR');
    const [, program = ''] = /\nCMD \["(.+)"\]/.exec(text) ?? [];
    expect(isThere(program)).toBe(true);
    expect(text).toContain(`EXPOSE ${ourPort}`);
  });
});
