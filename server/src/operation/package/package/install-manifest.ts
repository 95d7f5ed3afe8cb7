type Installed = { url: string; bundle: string; version: string; title: string }

/** The file that iOS reads before it installs an app: address, name (Apple, Distribute proprietary in-house apps). */
export function installManifest({ url, bundle, version, title }: Installed) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>items</key><array><dict>
<key>assets</key><array><dict>
<key>kind</key><string>software-package</string>
<key>url</key><string>${escaped(url)}</string>
</dict></array>
<key>metadata</key><dict>
<key>bundle-identifier</key><string>${escaped(bundle)}</string>
<key>bundle-version</key><string>${escaped(version)}</string>
<key>kind</key><string>software</string>
<key>title</key><string>${escaped(title)}</string>
</dict>
</dict></array></dict></plist>
`
}

const names = new Map(Object.entries({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }))

function escaped(text: string) {
  return text.replaceAll(/[<>&"']/g, (sign) => names.get(sign) ?? '')
}
