import { z } from 'zod'
import { boundWords, type Words } from './gate-bounds.ts'
import { deedWords } from './gate-deeds.ts'
import { runWords } from './gate-run.ts'
import { sourceWords } from './gate-source.ts'

/** What the gate may find in an artifact, and what to change: `{file}` and the like are the finding's values. */
export const gateWords = {
  fileMissing: {
    'zh-CN': '清单列出了 {file}，但包中没有。请重新构建后上传整个 dist。',
    'en-US': '{file} is in the manifest and not among the files. Build again and upload the whole dist.',
  },
  fileUnnamed: {
    'zh-CN': '包中有 {file}，但清单没有列出。请只上传构建产生的文件。',
    'en-US': '{file} is among the files and not in the manifest. Upload nothing but what the build has made.',
  },
  fileChanged: {
    'zh-CN': '{file} 与清单中的哈希或大小不符。请重新构建，构建后不要改动文件。',
    'en-US': '{file} is not what the manifest says of it. Build again, and change no file afterwards.',
  },
  fileNameFixed: {
    'zh-CN': '{file} 的文件名不含内容哈希。浏览器会永久缓存文件，内容变了文件名也必须变，例如 main.Ab12Cd34.js。',
    'en-US':
      'The name of {file} has no hash of its content. Browsers keep files for good, so other content needs another name, such as main.Ab12Cd34.js.',
  },
  pictureActive: {
    'zh-CN': '图片 {file} 含有脚本、事件处理或其他不只是绘图的内容。请只保留图形（UTF-8，无 DOCTYPE）。',
    'en-US':
      'The picture {file} holds scripts, handlers or other things that do not draw. Keep what draws, in UTF-8 and without DOCTYPE.',
  },
  fileTypeUnknown: {
    'zh-CN': '门户不提供 {file} 这种类型的文件。可用：{types}。',
    'en-US': 'The portal serves no files such as {file}. It serves: {types}.',
  },
  kindWrong: {
    'zh-CN': '这里只能发布微前端（kind 为 parcel），而清单写的是 {kind}。',
    'en-US': 'Only a parcel is released here (kind: parcel); the manifest says {kind}.',
  },
  nameWrong: {
    'zh-CN': '微前端应名为 {expected}，而 parcel.json 写的是 {name}。',
    'en-US': 'This parcel is called {expected}; its parcel.json says {name}.',
  },
  entryMissing: {
    'zh-CN': '清单没有为 {name} 指定入口文件。',
    'en-US': 'The manifest names no entry file for {name}.',
  },
  slugWrong: {
    'zh-CN': '清单的 slug 是 {slug}，而名称 {name} 的最后一段应与它相同。请用 atrium build 构建。',
    'en-US': 'The manifest says slug {slug}, which is to be the last part of {name}. Build with atrium build.',
  },
  foreignNames: {
    'zh-CN': '清单在导入映射中占用了 {names}，而本包只有 {name} 这一个名称。请从 entries 和 exports 中去掉其他名称。',
    'en-US':
      'The manifest takes {names} in the import map; this artifact has the one name {name}. Leave others out of entries and exports.',
  },
  foreignField: {
    'zh-CN': '清单中有 {field}，它只属于门户自己的部分。请去掉，或用 atrium build 构建。',
    'en-US':
      'The manifest has {field}, which only parts of the portal itself have. Leave it out, or build with atrium build.',
  },
  lifecycleMissing: {
    'zh-CN': '入口没有导出 {names}。请用 defineParcel 导出全部生命周期。',
    'en-US': 'The entry does not export {names}. Export all life cycles, as defineParcel makes them.',
  },
  scriptBroken: {
    'zh-CN': '{file} 不是有效的脚本（{line} 行）：{reason}',
    'en-US': '{file} is not a valid script (line {line}): {reason}',
  },
  scriptNotSystem: {
    'zh-CN': '{file} 必须只有一句不带名称的 System.register([...], ...)。请用 atrium build 构建。',
    'en-US':
      '{file} must be one System.register([...], ...) without a name, and nothing else. Build with atrium build.',
  },
  importsWrong: {
    'zh-CN': '{file} 实际导入的模块（{found}）与清单（{listed}）不符。请重新构建。',
    'en-US': '{file} imports {found}; the manifest says {listed}. Build again.',
  },
  importUnknown: {
    'zh-CN': '{file} 导入了 {name}，它既不是本包的文件，也不在门户的共享集中。请把它打进包里，或改用共享的名称。',
    'en-US':
      '{file} imports {name}, which is neither a file of this artifact nor shared by the portal. Bundle it, or import it by a shared name.',
  },
  importComputed: {
    'zh-CN': '{file} 的 import() 使用运行时拼出的名称，无法检查。请写成固定的文本，例如 import("./page.tsx")。',
    'en-US':
      '{file} has an import() of a name that is put together while it runs, so nobody can check it. Write it as a plain text, such as import("./page.tsx").',
  },
  usesWrong: {
    'zh-CN': '代码从 {from} 使用了 {names}，而清单的 uses 没有写。请用 atrium build 重新构建。',
    'en-US': 'The code uses {names} of {from}, and uses does not say so. Build again with atrium build.',
  },
  exportMissing: {
    'zh-CN': '{file} 从 {from} 使用了 {names}，但门户的共享集没有导出。请对照门户的 /sdk/shared.json。',
    'en-US':
      '{file} uses {names} of {from}, which the portal does not share. Compare with the portal’s /sdk/shared.json.',
  },
  needMissing: {
    'zh-CN': '使用了共享的 {name}，但清单的 needs 没有写明版本范围。请用 atrium build 构建。',
    'en-US': 'It imports the shared {name}, and needs gives no range for it. Build with atrium build.',
  },
  rangeWrong: {
    'zh-CN': 'needs 中 {name} 的版本范围 {range} 无效。',
    'en-US': 'The range {range} that needs gives for {name} is not valid.',
  },
  rangeUnsatisfied: {
    'zh-CN': '需要 {name} {range}，而门户提供 {version}。请按门户的版本升级后重新构建。',
    'en-US': 'It needs {name} {range}; the portal has {version}. Build against the portal’s version.',
  },
  sharedBundled: {
    'zh-CN': '{file} 中打进了 {name} 的副本。页面里只能有一份，请改为从共享集导入。',
    'en-US': '{file} carries a copy of {name}. A page has one for all: import it by its shared name instead.',
  },
  routeOutside: {
    'zh-CN': '路由 {path} 不在允许的路径内（{allowed}）。请改路由，或请平台运营人员登记该路径。',
    'en-US':
      'The route {path} is outside of the allowed paths ({allowed}). Move it, or ask an operator to register it.',
  },
  routeTwice: { 'zh-CN': '路由 {path} 声明了两次。', 'en-US': 'The route {path} is declared twice.' },
  ...boundWords,
  ...runWords,
  ...sourceWords,
  codeFromText: {
    'zh-CN': '{file} 第 {line} 行使用了 {what}：门户的内容安全策略不允许把文本当代码执行。请改写或更换该依赖。',
    'en-US':
      '{file} uses {what} in line {line}: the portal’s content security policy runs no text as code. Write it otherwise, or use another package.',
  },
  writesPage: {
    'zh-CN': '{file} 第 {line} 行使用了 {what}：它会清掉整个页面。请只在自己的容器里渲染。',
    'en-US': '{file} uses {what} in line {line}, which replaces the whole page. Draw within the own host only.',
  },
  touchesLoader: {
    'zh-CN': '{file} 第 {line} 行使用了 {what}：模块加载器和导入映射由门户管理。请使用 import 或 import()。',
    'en-US':
      '{file} uses {what} in line {line}: the loader and its import map are the portal’s. Use import or import().',
  },
  makesPolicy: {
    'zh-CN': '{file} 第 {line} 行创建 Trusted Types 策略：页面不允许新的策略，创建会失败。',
    'en-US': '{file} makes a Trusted Types policy in line {line}: pages allow no further one, so that fails.',
  },
  policyUndeclared: {
    'zh-CN':
      '{file} 第 {line} 行创建 Trusted Types 策略 {what}，而 parcel.json 没有声明。请加上 "trustedTypes": ["{what}"]。',
    'en-US':
      '{file} makes the Trusted Types policy {what} in line {line}, and parcel.json does not say so. Add "trustedTypes": ["{what}"] to it.',
  },
  policyForeign: {
    'zh-CN':
      'parcel.json 声明了 Trusted Types 策略 {name}，页面不允许。只允许框架自己的策略：{known}。请去掉它，用元素代替文本标记。',
    'en-US':
      'parcel.json declares the Trusted Types policy {name}, which pages do not allow. They allow those of frameworks: {known}. Leave it out, and make elements instead of markup.',
  },
  setsMarkup: {
    'zh-CN': '{file} 第 {line} 行写入 {what}：页面拒绝把文本当标记插入，运行到这里会报错。请创建元素。',
    'en-US': '{file} sets {what} in line {line}: pages refuse text as markup, so that throws. Make elements instead.',
  },
  usesNetwork: {
    'zh-CN':
      '{file} 第 {line} 行使用了 {what}。请用命名调用（call、useCall）访问服务器，登录失效、维护和重试才会被统一处理。',
    'en-US':
      '{file} uses {what} in line {line}. Reach the server by named calls (call, useCall): they handle sessions that end, maintenance and retries.',
  },
  ...deedWords,
  styleUnscoped: {
    'zh-CN':
      '{file} 的样式没有限定在 @layer parcel 与 @scope ([data-parcel="{slug}"]) 内，会影响整个页面。请用 atrium build 构建。',
    'en-US':
      'The styles of {file} are not kept within @layer parcel and @scope ([data-parcel="{slug}"]), so they would change the whole page. Build with atrium build.',
  },
  styleImports: {
    'zh-CN': '{file} 中有 @import。请把样式合并进同一个文件。',
    'en-US': '{file} has an @import. Put all styles into the one file.',
  },
  andMore: {
    'zh-CN': '另有 {count} 项未列出。',
    'en-US': 'And {count} more, which are not listed.',
  },
} as const satisfies Record<string, Words>

export type GateCode = keyof typeof gateWords

const gateCodes = Object.keys(gateWords) as [GateCode, ...GateCode[]] // its own keys

/** One thing that the gate has found. `refused`: the artifact is not released with it. `noted`: it is, and should be looked at. */
export const gateFinding = z.strictObject({
  code: z.enum(gateCodes),
  level: z.enum(['refused', 'noted']),
  values: z.record(z.string(), z.string()),
})
export type GateFinding = z.infer<typeof gateFinding>
