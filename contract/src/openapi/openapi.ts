import { z } from 'zod';
import { type EndpointSpec, pagination } from '../endpoint-spec.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { alsoRead } from '../reading/also-read.ts';
import { models, wireFormOf } from '../wire.ts';
import { JSON_PART, KEY_PATTERN, WRITES, type WriteSpec } from '../writes.ts';

type JsonSchema = Record<string, unknown>;

function replace(schema: JsonSchema, by: JsonSchema): void {
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, by);
}

/** A list schema without its null alternative: a missing list is an empty one. */
function arrayOf(schema: JsonSchema): JsonSchema {
  const choices = Array.isArray(schema.anyOf) ? (schema.anyOf as JsonSchema[]) : [schema];
  const array = choices.find((choice) => choice.type === 'array') ?? { type: 'array' };
  const items = array.items as JsonSchema | undefined;
  return Array.isArray(items?.anyOf) ? { ...array, items: (items.anyOf as JsonSchema[])[0] } : array;
}

/** Turns the schema of an unwrapped part into that of its form on the wire. */
function wrapped(schema: JsonSchema, form: ReturnType<typeof wireFormOf>): void {
  if (form === 'entity') {
    const { id, ...fields } = (schema.properties ?? {}) as Record<string, JsonSchema>;
    const required = Array.isArray(schema.required) ? schema.required.filter((name) => name !== 'id') : [];
    replace(schema, {
      type: 'object',
      properties: { id, attributes: { type: 'object', properties: fields, required } },
      required: ['id', 'attributes'],
    });
  } else if (form === 'one') {
    replace(schema, { type: 'object', properties: { data: { ...schema } }, required: ['data'] });
  } else if (form === 'many' || form === 'oneOrMany') {
    replace(schema, { type: 'object', properties: { data: arrayOf(schema) }, required: ['data'] });
  }
}

/** Says beside each field under which other names readers look for it. */
function noteOtherNames(schema: JsonSchema, of: z.ZodType): void {
  if (schema.type !== 'object') return;
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  for (const [field, names] of alsoRead(of)) {
    const property = properties[field];
    if (property) property.description = `Also read: ${names.join(', ')}.`;
  }
}

const refPrefix = '#/components/schemas/';

const making = {
  io: 'input',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }: { zodSchema: object; jsonSchema: object }) => {
    const json = jsonSchema as JsonSchema;
    if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
    noteOtherNames(json, zodSchema as z.ZodType);
    wrapped(json, wireFormOf(zodSchema));
  },
} as const;

function jsonSchema(schema: z.ZodType): JsonSchema {
  const made = z.toJSONSchema(schema, making) as JsonSchema;
  delete made.$schema;
  return made;
}

function modelSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(models, { ...making, uri: (id) => refPrefix + id });
  for (const schema of Object.values(schemas) as JsonSchema[]) {
    delete schema.$schema;
    delete schema.$id;
  }
  return schemas as Record<string, JsonSchema>;
}

const BODY: Record<EndpointSpec<z.ZodType, z.ZodType>['form'], (item: JsonSchema) => JsonSchema> = {
  plain: (item) => item,
  single: (item) => ({
    type: 'object',
    properties: { data: item, meta: { type: 'object' } },
    required: ['data'],
  }),
  list: (item) => ({
    type: 'object',
    properties: {
      data: { type: 'array', items: item },
      meta: { type: 'object', properties: { pagination: jsonSchema(pagination) } },
    },
    required: ['data'],
  }),
  array: (item) => ({ type: 'array', items: item }),
};

function parameter(
  name: string,
  place: 'path' | 'query' | 'header',
  schema: JsonSchema,
  required: boolean,
): JsonSchema {
  return { name, in: place, required, schema };
}

/** Examples of parameters, by which the query of each endpoint is worked out. */
const SAMPLE: Record<string, unknown> = {
  slug: 'slug',
  category: 'slug',
  subCategory: 'slug',
  id: 1,
  name: 'sitemap.xml',
  kiosk: 'kiosk-1',
  now: '2026-11-21T09:00:00Z',
};

function operation(name: string, endpoint: EndpointSpec<z.ZodType, z.ZodType>): JsonSchema {
  const shape = endpoint.params instanceof z.ZodObject ? endpoint.params.shape : {};
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const sample = endpoint.params.parse(
    Object.fromEntries(Object.keys(shape).map((key) => [key, SAMPLE[key]])),
  );
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: [
      ...inPath.map((key) => parameter(key, 'path', jsonSchema(shape[key] as z.ZodType), true)),
      parameter('locale', 'query', { type: 'string', default: 'pl-PL' }, false),
      ...endpoint.query(sample).map(([key, value]) => ({
        ...parameter(key, 'query', { type: 'string' }, false),
        example: value,
      })),
      ...(endpoint.preview
        ? [parameter('publicationState', 'query', { enum: ['live', 'preview'], default: 'live' }, false)]
        : []),
    ],
    responses: {
      200: {
        description: 'OK',
        content: { 'application/json': { schema: BODY[endpoint.form](itemSchema(endpoint)) } },
      },
      ...(endpoint.form === 'single' ? { 404: { $ref: '#/components/responses/Missing' } } : {}),
    },
  };
}

function itemSchema(endpoint: EndpointSpec<z.ZodType, z.ZodType>): JsonSchema {
  const name = models.get(endpoint.item)?.id;
  if (name !== undefined && endpoint.form !== 'array') return { $ref: refPrefix + name };
  const schema = jsonSchema(endpoint.item);
  if (endpoint.form !== 'array') return schema;
  // The upload plugin answers with flat files, whatever the response format.
  const properties = schema.properties as {
    id: JsonSchema;
    attributes: { properties: object; required: string[] };
  };
  return {
    type: 'object',
    properties: { id: properties.id, ...properties.attributes.properties },
    required: ['id', ...properties.attributes.required],
  };
}

function writeOperation(
  name: string,
  { path, summary, body, answer, files }: WriteSpec<z.ZodType, z.ZodType>,
): JsonSchema {
  const withFiles = files && {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          [JSON_PART]: jsonSchema(body),
          [files]: { type: 'array', items: { type: 'string', format: 'binary' } },
        },
        required: [JSON_PART],
      },
    },
  };
  return {
    operationId: name,
    summary,
    parameters: [
      ...(path.includes('{id}') ? [parameter('id', 'path', { type: 'string' }, true)] : []),
      parameter('locale', 'query', { type: 'string', default: 'pl-PL' }, false),
      parameter('Idempotency-Key', 'header', { type: 'string', pattern: KEY_PATTERN.source }, false),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(body) }, ...withFiles },
    },
    responses: {
      200: { description: 'Stored.', content: { 'application/json': { schema: jsonSchema(answer) } } },
      400: { description: 'The body is not of this shape; nothing was stored.' },
      404: { description: 'What it names is not there; nothing was stored.' },
      409: {
        description:
          'The key belongs to another body, the time was taken, or the coupon is not valid yet; nothing was stored.',
      },
      503: { description: 'Nothing was stored: send it again later.' },
    },
  };
}

/** The contract as an OpenAPI 3.1 document. Endpoints that share a path (the forms of events) are joined there. */
export function openApi(): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, endpoint] of Object.entries(ENDPOINTS) as [
    string,
    EndpointSpec<z.ZodType, z.ZodType>,
  ][]) {
    const made = operation(name, endpoint);
    const known = paths[endpoint.path]?.get as JsonSchema | undefined;
    if (known === undefined) {
      paths[endpoint.path] = { get: made };
      continue;
    }
    const parameters = [...(known.parameters as JsonSchema[]), ...(made.parameters as JsonSchema[])];
    known.operationId = String(known.operationId).replace(/^[a-z]+(?=[A-Z])/, 'list');
    known.summary = `${String(known.summary)} ${endpoint.summary}`;
    known.parameters = parameters.filter(
      (one, index) => parameters.findIndex((other) => other.name === one.name) === index,
    );
  }
  for (const [name, write] of Object.entries(WRITES)) {
    paths[write.path] = { ...paths[write.path], post: writeOperation(name, write) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content of a shopping centre',
      version: '1',
      description:
        'What the website reads from a content system and writes to it. Readers also take entities flat instead of wrapped, ' +
        'null or nothing for any field, and fields under other names (`Also read`), compared without case, underscores and dashes; ' +
        'see docs/content-systems.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://127.0.0.1:1337' }],
    security: [{}, { token: [] }],
    paths,
    components: {
      schemas: modelSchemas(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: {
        Missing: {
          description: 'No such entity in this locale or the default one.',
          content: {
            'application/json': {
              schema: { type: 'object', properties: { data: { type: 'null' }, error: { type: 'object' } } },
            },
          },
        },
      },
    },
  };
}
