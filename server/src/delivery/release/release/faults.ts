import type { Artifact, Lang } from '@atrium/shared-utility/contract'

/** The faults that the gate does not see: it knows a parcel by its System name, and the portal knows it by its slug. */
export function faultsOf(manifest: Artifact, { slug, lang }: { slug: string; lang: Lang }) {
  const say = (field: string, [zhCN, enUS]: [string, string]) => ({ field, msg: lang === 'zh-CN' ? zhCN : enUS })
  const unknown = unknownFiles(manifest)
  return [
    ...(manifest.slug === slug
      ? []
      : [
          say('slug', [
            `此令牌只能发布 ${slug}，而清单的 slug 是 ${manifest.slug}`,
            `This token releases ${slug}, and the slug in the manifest is ${manifest.slug}`,
          ]),
        ]),
    ...unknown.map((file) =>
      say('files', [
        `清单的 entries、imports 或 css 用到了 ${file}，但 files 中没有。请重新构建`,
        `The manifest has ${file} under entries, imports or css, and not under files. Build it again`,
      ]),
    ),
  ]
}

function unknownFiles({ files, entries, imports, css }: Artifact) {
  const meant = [...Object.values(entries), ...Object.keys(imports), ...css]
  return [...new Set(meant)].filter((name) => !Object.hasOwn(files, name))
}
