import { calls, problems, successCode, userTypeName, wireProblem, type Call } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { typesOf } from '../../foundation/call/context/access-types.ts'

/** The contract as OpenAPI 3.1: for tools, and for people who want to try a call. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries<Call>(calls)) {
    const address = addressOf(call)
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Atrium', version: '1', description: 'Every path may be prefixed with /space-{id}.' },
    paths,
    components: { schemas: { Problem: schema(wireProblem, 'output') } },
  }
}

// Tools know one operation for a path and a method; the specification has several actions under one.
function addressOf({ path, input }: Call) {
  const op = input.shape.op
  return op instanceof z.ZodLiteral ? `${path}#${op.value}` : path
}

function operation(name: string, call: Call) {
  const { who } = call.access
  return {
    operationId: name,
    summary: call.title[1],
    description: call.summary,
    'x-access': typeof who === 'string' ? who : typesOf(who).map(userTypeName),
    ...(typeof who === 'object' && 'permission' in who && { 'x-permission': who.permission }),
    'x-space': call.space,
    parameters: parameters(call),
    ...(call.encoding === 'bytes' && { requestBody: { content: bytes } }),
    ...(hasBody(call) && { requestBody: { content: { [bodyType(call)]: { schema: schema(bodyOf(call), 'input') } } } }),
    responses: {
      [call.status ?? 200]: { description: 'Success', content: success(call) },
      ...refusals(call),
    },
  }
}

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

function parameters(call: Call) {
  const inPath = pathNames(call)
  return Object.entries<z.ZodType>(call.input.shape)
    .filter(([name]) => inPath.has(name) || !hasBody(call))
    .map(([name, type]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || !type.safeParse(undefined).success,
      schema: schema(type, 'input'),
      ...(!inPath.has(name) && { style: 'deepObject', explode: true }),
    }))
}

function refusals({ problems: named = [] }: Call) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const statuses = Map.groupBy(named, (code) => problems[code].status)
  return Object.fromEntries(
    [...statuses].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  )
}

function success(call: Call) {
  if (call.envelope === 'stream') return { 'text/event-stream': { schema: { type: 'string' } } }
  if (call.envelope === 'file') return { '*/*': { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: enveloped(call) } }
}

function enveloped({ envelope = 'result', output }: Call) {
  const result = schema(output, 'output')
  if (envelope === 'raw') return result
  if (envelope === 'data') return { type: 'object', properties: { code: { const: 200 }, data: result } }
  return {
    type: 'object',
    properties: { code: { const: successCode }, msg: { type: 'string' }, requestId: { type: 'string' }, result },
  }
}

function bodyOf(call: Call) {
  const inPath = pathNames(call)
  return z.object(Object.fromEntries(Object.entries(call.input.shape).filter(([name]) => !inPath.has(name))))
}

function hasBody({ method, encoding }: Call) {
  return (method === 'POST' || method === 'PUT') && encoding !== 'bytes'
}

function bodyType({ encoding }: Call) {
  return encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
}

function pathNames({ path }: Call) {
  return new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
}

function schema(type: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return rest
}
