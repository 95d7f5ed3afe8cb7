type Release = { version: string; sha256: string }

/**
 * What is typed in the folder of the release that runs, on each machine. A version is numbers with dots, a digest is
 * letters and numbers: nothing in them means anything to a shell. A download that broke off goes on where it was, so the file is
 * named after the bundle as well; where too many machines read at once, curl waits for its turn.
 */
export function commandsOf({ version, sha256 }: Release) {
  const release = `../atrium-${version}`
  const file = `${release}-${sha256.slice(0, 8)}.zip`
  return {
    download: (url: string) => `curl -fL --retry 20 -C - -o ${file} '${url.replaceAll("'", '%27')}'`,
    compare: `echo '${sha256} *${file}' | sha256sum -c`,
    unpack: `npm run bundle -- unpack ${file} ${release}`,
    build: `cd ${release} && npm_config_cache=$PWD/.packages npm_config_offline=true npm run build`,
  }
}
