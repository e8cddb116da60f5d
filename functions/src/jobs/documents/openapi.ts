/** Makes the API's OpenAPI 3.1 description from the endpoints. */
import { type AnyEndpoint, errorStatus } from '@lab/contract';
import { everyCall } from '@lab/contract/every-call';
import { siteTexts } from '@lab/contract/texts/texts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

type Features = Record<string, Record<string, AnyEndpoint>>;

function proofOf({ access }: AnyEndpoint): JsonSchema[] {
  if (access === 'public') return [];
  return [access === 'session' ? { idToken: [] } : { accessToken: [] }];
}

export async function openApi(): Promise<JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const [feature, endpoints] of Object.entries(everyCall as Features)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      // OpenAPI does not allow two paths that differ only in the names of their parameters.
      const path = sameTemplate(paths, endpoint.path) ?? endpoint.path;
      paths[path] ??= {};
      paths[path][endpoint.method.toLowerCase()] = await operation(feature, name, endpoint, path);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: siteTexts.product, version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', description: 'A Firebase ID token' },
        accessToken: { type: 'http', scheme: 'bearer', description: 'The token that POST /jwt answers with' },
      },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

const template = (path: string) => path.replace(/\{\w+\}/g, '{}');

function sameTemplate(paths: object, path: string): string | undefined {
  return Object.keys(paths).find((other) => template(other) === template(path));
}

async function operation(
  feature: string,
  name: string,
  endpoint: AnyEndpoint,
  path: string,
): Promise<JsonSchema> {
  const reply = jsonSchema(await endpoint.reply());
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) =>
    parameter('path', param, { type: 'string' }),
  );
  if (endpoint.query) {
    const { properties = {} } = jsonSchema(await endpoint.query()) as {
      properties?: Record<string, JsonSchema>;
    };
    for (const [field, schema] of Object.entries(properties))
      parameters.push(parameter('query', field, schema));
  }
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    security: proofOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          ...json(jsonSchema(await endpoint.body())),
          ...(endpoint.alsoTakes && { [endpoint.alsoTakes]: { schema: {} } }),
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: endpoint.sends ? { [endpoint.sends]: { schema: {} } } : json(reply),
        ...(endpoint.paged && {
          headers: { Link: { description: 'The next page, as rel="next"', schema: { type: 'string' } } },
        }),
      },
      ...(endpoint.alsoAnswers && {
        [endpoint.alsoAnswers]: { description: 'It was so already', content: json(reply) },
      }),
      default: { description: 'An error', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function parameter(place: 'path' | 'query', name: string | undefined, schema: JsonSchema): JsonSchema {
  return { in: place, name, schema, ...(place === 'path' && { required: true }) };
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}
