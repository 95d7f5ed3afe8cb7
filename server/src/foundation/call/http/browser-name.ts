type Names = readonly (readonly [RegExp, string])[]

// The first that fits counts: nearly every browser also calls itself Chrome and Safari, and every messenger a browser.
const browsers: Names = [
  [/DingTalk/i, 'DingTalk'],
  [/Lark|Feishu/i, 'Feishu'],
  [/wxwork/i, 'WeCom'],
  [/MicroMessenger/i, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: Names = [
  [/HarmonyOS/i, 'HarmonyOS'],
  [/Android/i, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** What a person would call the browser behind a user agent, as far as it says. */
export function browserName(userAgent: string | null) {
  const find = (names: Names) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
  return { browser: find(browsers), system: find(systems) }
}
