import type { BaseConfig, RouteEntry, SignedBaseConfig } from '@atrium/shared-utility/contract'

/** A key pair and what a server does with it. */
export async function makeSigner() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const sign = async (payload: string): Promise<SignedBaseConfig> => {
    const signature = await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(payload))
    return { v: 1, alg: 'ed25519', kid: 'test', payload, sig: base64url(new Uint8Array(signature)) }
  }
  return { publicKey: base64url(raw), sign, signConfig: async (config: unknown) => sign(await encode(config)) }
}

/** Deflated JSON as base64url. */
export async function encode(value: unknown) {
  const json = new Blob([JSON.stringify(value)]).stream()
  const deflated = await new Response(json.pipeThrough(new CompressionStream('deflate'))).arrayBuffer()
  return base64url(new Uint8Array(deflated))
}

export function aConfig(changes: Partial<BaseConfig> = {}): BaseConfig {
  return {
    revision: 'r1',
    core: 'c1',
    routes: [],
    apps: [],
    dependencies: {},
    edition: 'product',
    lang: 'zh-CN',
    langVersion: 'v1',
    demo: false,
    space: null,
    ...changes,
  }
}

export function aRoute(path: string, changes: Partial<RouteEntry> = {}): RouteEntry {
  return { path, kind: 'root', app: '@atrium/one', title: `route.${path}`, open: false, public: false, ...changes }
}

function base64url(bytes: Uint8Array) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
