import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** The OpenAPI description of every call, at /api/docs for people and /api/docs/json for programs. */
export async function registerApiDescription(
  app: FastifyInstance,
  publicUrl: string,
  version: string,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Reelwright',
        version,
        description:
          'Every call of this installation. Errors have a status other than 200 and the body {"error": "sentence"}.',
      },
      servers: [{ url: publicUrl }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      // Its page sets styles inline; scripts stay as strict as everywhere.
      // What default-src does not cover has to be said: no forms elsewhere, no other base, no frames.
      transformStaticCSP: strictPolicy,
      theme: { title: 'Reelwright API' },
    });
  });
}

/** The page's own policy, with everything in it that default-src does not cover; each is said once. */
function strictPolicy(own: string): string {
  const directives = new Map(
    own
      .split(';')
      .map((directive) => directive.trim())
      .filter(Boolean)
      .map((directive) => [directive.split(' ')[0], directive]),
  );
  directives.set('style-src', "style-src 'self' 'unsafe-inline'");
  directives.set('form-action', "form-action 'self'");
  for (const name of ['base-uri', 'frame-ancestors', 'object-src']) {
    directives.set(name, `${name} 'none'`);
  }
  return [...directives.values()].join('; ');
}
