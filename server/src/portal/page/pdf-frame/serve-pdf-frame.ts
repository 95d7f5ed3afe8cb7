import { createHash } from 'node:crypto'
import { Problem } from '@atrium/shared-utility/contract'
import { pdfFramePath } from '@atrium/shared-utility/model'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../foundation/process/config/config.ts'
import { ownHost } from '../../../foundation/call/http/headers.ts'
import type { PortalReader } from '../boot/portal.ts'

type Options = { portal: PortalReader; config: Pick<Config, 'baseUrl'> }

/**
 * The document in which a PDF is drawn (decision 137). It is the same for everybody, holds nothing, and is sent into an origin of
 * its own: no cookie, no storage, no network but for its one script.
 */
export function servePdfFrame(app: FastifyInstance, { portal, config }: Options) {
  app.get(pdfFramePath, async (request, reply) => {
    const [script] = (await portal.read())?.build.pdfScripts ?? []
    if (script === undefined) throw new Problem('notFound')
    reply
      .header('content-security-policy', policyOf(`${ownHost(request, config)}${script.url}`))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
    return reply.send(`<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>PDF</title>
<style>${style}</style>
<script defer src="${script.url}" integrity="${script.integrity}" crossorigin="anonymous"></script>
</head>
<body><main tabindex="0"></main></body>
</html>
`)
  })
}

const style =
  'body{margin:0}main{min-height:100dvh;display:grid;gap:12px;justify-items:safe center;align-content:start;padding:12px;' +
  'box-sizing:border-box;background:light-dark(#e6e8ec,#26282c);font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}' +
  'section{position:relative;background:#fff;color:#222;box-shadow:0 1px 4px #0004;overflow:hidden}' +
  'canvas{display:block;width:100%;height:100%}' +
  'p{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:pre-wrap}'

/** Its script may compile the decoders of pictures that it brings; text is never run. */
function policyOf(script: string) {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${script} 'wasm-unsafe-eval'`,
    'worker-src blob:',
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types atrium-pdf',
  ].join('; ')
}
