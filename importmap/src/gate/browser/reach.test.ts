import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ran } from './test/given-run.ts'

// Something on this very machine that notes who comes.
let came: string[] = []
let port = 0
let close = async () => undefined
beforeEach(async () => {
  came = []
  const tcp = createServer((socket) => {
    came.push('tcp')
    socket.destroy()
  })
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve))
  const address = tcp.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const udp = createSocket('udp4', () => void came.push('udp'))
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve))
  close = async () => {
    await Promise.all([
      new Promise((resolve) => tcp.close(resolve)),
      new Promise<void>((resolve) => udp.close(resolve)),
    ])
  }
})
afterEach(() => close())

const places = (at: number) => [`http://127.0.0.1:${at}/`, `http://localhost:${at}/`, `http://[::1]:${at}/`]

test('no script of a parcel reaches this machine, its network or what clouds tell of it', async () => {
  const urls = [
    ...places(port),
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.google.internal/',
    'https://example.com/',
  ]
  const findings = await ran({
    mount: `for(const url of ${JSON.stringify(urls)}){
      fetch(url,{mode:'no-cors'}).catch(()=>0);navigator.sendBeacon(url,'x');new Image().src=url;
      try{new WebSocket(url.replace('http','ws'))}catch{};try{new EventSource(url)}catch{}
      for(const rel of ['preconnect','dns-prefetch','prefetch','preload']){const l=document.createElement('link');l.rel=rel;l.href=url;l.as='image';document.head.append(l)}
      const f=document.createElement('iframe');f.src=url;host.append(f);window.open(url);
      const form=document.createElement('form');form.action=url;form.method='post';host.append(form);form.submit()}
      const {RTCPeerConnection:R}=window;try{const p=new R({iceServers:[{urls:'stun:127.0.0.1:${port}'}]});p.createDataChannel('x');await p.setLocalDescription()}catch{}
      const blank=document.createElement('iframe');host.append(blank);const w=blank.contentWindow;
      try{const p=new w.RTCPeerConnection({iceServers:[{urls:'stun:127.0.0.1:${port}'}]});p.createDataChannel('x');await p.setLocalDescription()}catch{}
      await new Promise(r=>setTimeout(r,1500));throw new Error('done trying')`,
  })
  expect(findings).toContainEqual(expect.objectContaining({ code: 'runMountFails' }))
  expect(findings).toContainEqual(expect.objectContaining({ code: 'runPolicy', level: 'refused' }))
  expect(came).toEqual([])
}, 180_000)

test('nor does one that leaves its page, where no policy of it holds any more', async () => {
  for (const url of places(port).slice(0, 2)) {
    const findings = await ran({
      mount: `location.href=${JSON.stringify(url)};await new Promise(r=>setTimeout(r,1000));throw 1`,
    })
    expect(findings).toContainEqual({ code: 'runLeaves', level: 'refused', values: expect.objectContaining({ url }) })
  }
  expect(came).toEqual([])
}, 180_000)

test('no file of this machine is read', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-secret-'))
  const file = path.join(folder, 'secret.txt')
  await writeFile(file, 'the secret of this machine')
  const url = JSON.stringify(`file://${file}`)
  const findings = await ran({
    mount: `const said=[];
      said.push(await fetch(${url}).then(r=>r.text(),e=>String(e)));
      said.push(await new Promise(done=>{const x=new XMLHttpRequest();x.onloadend=()=>done(x.responseText);try{x.open('GET',${url});x.send()}catch(e){done(String(e))}}));
      const f=document.createElement('iframe');f.src=${url};host.append(f);await new Promise(r=>setTimeout(r,500));
      try{said.push(f.contentDocument?.body?.textContent??'nothing')}catch(e){said.push(String(e))}
      try{location.href=${url}}catch(e){said.push(String(e))}
      await new Promise(r=>setTimeout(r,500));throw new Error('read: '+said.join(' | ')+document.body.textContent)`,
  })
  await rm(folder, { recursive: true })
  const said = findings?.find(({ code }) => code === 'runMountFails')
  expect(said?.values['reason']).toMatch(/^read: /)
  expect(JSON.stringify(findings)).not.toContain('the secret of this machine')
}, 180_000)
