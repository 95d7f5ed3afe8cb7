import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fill, gateWords, type Artifact } from '@atrium/shared-utility/contract'
import { findChromium } from '../find-chromium.ts'
import { runInBrowser } from '../run-in-browser.ts'
import type { RunTask } from '../task.ts'
import { described, givenStage } from './given-stage.ts'

const chromium = findChromium(process.env.CHROMIUM_PATH ?? null)

const title = { 'zh-CN': '试', 'en-US': 'Probe' }
const file = 'main.00000000.js'

/** The acts of a parcel's life cycles, as text of its script; `host` is its place and `n` how often it was mounted. */
export type Deeds = { once?: string; mount?: string; unmount?: string; trustedTypes?: string[]; paths?: string[] }

/** A parcel, of one page unless told, which draws a heading and goes as it came. One of its life cycles has two steps. */
function aParcel({ once = '', mount = '', unmount = '', trustedTypes, paths = ['/probe/:id'] }: Deeds): {
  manifest: Artifact
  script: string
} {
  const script = `System.register([],function(e){return{setters:[],execute:function(){let n=0;const host0={};${once}
e({bootstrap:[async()=>0,async()=>0],
async mount(props){n+=1;const host=props.domElement;host0.now=host;const h=document.createElement('h1');h.textContent='Probe';host.append(h);props.portal.onReady();${mount}},
async unmount(props){const host=props.domElement;${unmount};host.replaceChildren();host0.now=null}})}}})`
  const name = '@team/probe'
  const manifest: Artifact = {
    slug: 'probe',
    kind: 'parcel',
    version: '1.0.0',
    files: described({ [file]: script }),
    entries: { [name]: file },
    imports: { [file]: [] },
    exports: { [name]: ['bootstrap', 'mount', 'unmount'] },
    css: [],
    declaration: {
      name,
      description: title,
      routes: paths.map((one) => ({ path: one, kind: 'default', title, open: false, public: false })),
      ...(trustedTypes && { trustedTypes }),
    },
  }
  return { manifest, script }
}

type Options = Partial<Pick<RunTask, 'mountMs'>> & {
  folder?: string
  stopping?: AbortSignal
  onRead?: (url: string) => void
}

/** The findings of running such a parcel, and whether its folder is gone afterwards. */
export async function ran(deeds: Deeds, { mountMs, stopping, folder: given, onRead }: Options = {}) {
  const folder = given ?? (await mkdtemp(path.join(os.tmpdir(), 'atrium-run-')))
  const { stage, files } = await givenStage()
  const { manifest, script } = aParcel(deeds)
  const known = new Map([...files, [`/assets/parcels/probe/${file}`, script]])
  // Tests run as root in containers, where Chromium has no fence of its own.
  if (chromium === null) throw new Error('There is no Chromium to run a parcel by; set CHROMIUM_PATH to one')
  const here = { path: chromium, isSandboxed: process.getuid?.() !== 0 }
  try {
    return await runInBrowser(
      { manifest, stage, lang: 'en-US', chromium: here, mountMs },
      {
        folder,
        read: async (url) => {
          onRead?.(url)
          return bytesOf(known.get(url))
        },
        onProgress: () => undefined,
        stopping: stopping ?? new AbortController().signal,
      },
    )
  } finally {
    if (given === undefined) await rm(folder, { recursive: true, force: true })
  }
}

function bytesOf(text: string | undefined) {
  return text === undefined ? null : new Uint8Array(Buffer.from(text))
}

/** The sentences in both languages. */
export function sentencesOf(findings: Awaited<ReturnType<typeof ran>>) {
  return (findings ?? []).flatMap(({ code, values }) =>
    Object.values(gateWords[code]).map((words) => fill(words, values)),
  )
}
