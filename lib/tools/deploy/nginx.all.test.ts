import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { request } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'

/** Debian: nginx-light and openssl. */
const isInstalled = ['nginx -v', 'openssl version'].every((command) => spawnSync(command, { shell: true }).status === 0)
const describeWithNginx = isInstalled ? describe : describe.skip

describeWithNginx('deploy/nginx.conf (skipped without nginx and openssl)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const file = (name: string) => join(folder, name)
  let nginx: ChildProcess
  let port: number
  let instances: [number, number]

  beforeAll(async () => {
    const ports = [await getPort(), await getPort(), await getPort(), await getPort()] as const
    const [tls, plain, ...upstream] = ports
    port = tls
    instances = upstream
    spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=samursk.example'],
      ...['-keyout', file('privkey.pem'), '-out', file('fullchain.pem')],
    ])
    writeFileSync(file('portal.conf'), adapt({ tls, plain, instances }))
    writeFileSync(file('nginx.conf'), mainFile())
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file('nginx.conf')], { encoding: 'utf8' })
    expect({ status, stderr: status ? stderr : '' }).toEqual({ status: 0, stderr: '' })
    nginx = spawn('nginx', ['-c', file('nginx.conf')], { stdio: 'ignore' })
    while (!(await isListening(port))) await sleep(50)
  })

  afterAll(async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
    rmSync(folder, { recursive: true })
  })

  it('says in Russian that no instance answers: to people a page, to programs JSON', async () => {
    const page = await get('/news')
    expect(page).toMatchObject({ status: 503, type: 'text/html; charset=utf-8', retryAfter: '10' })
    expect(page.body).toContain('Портал временно недоступен')
    const json = await get('/api/news')
    expect(json).toMatchObject({ status: 503, type: 'application/json; charset=utf-8' })
    expect(JSON.parse(json.body)).toEqual({ message: expect.stringContaining('временно недоступен') })
  })

  it('reads from the other instance while one is away or still starting, and comes back at once', async () => {
    const second = await serve(instances[1], 200)
    expect(await statuses(40)).toEqual(new Set([200]))
    const first = await serve(instances[0], 503)
    expect(await statuses(40)).toEqual(new Set([200]))
    first.close()
    second.close()
    const restarted = await serve(instances[0], 200)
    expect(await statuses(40)).toEqual(new Set([200]))
    restarted.close()
  })

  it('takes a script of a new build from the instance that has it', async () => {
    const old = await serve(instances[0], 404)
    const updated = await serve(instances[1], 200)
    expect(await statuses(40, '/_next/static/chunks/new.js')).toEqual(new Set([200]))
    expect(await statuses(40)).toEqual(new Set([200, 404]))
    old.close()
    updated.close()
  })

  it('names the portal as the visitor does, with the port', async () => {
    const hosts = new Set<string | undefined>()
    const instance = await serve(instances[0], 200, ({ headers }) => hosts.add(headers.host))
    await statuses(2)
    expect(hosts).toEqual(new Set([`127.0.0.1:${port}`]))
    instance.close()
  })

  async function statuses(count: number, path = '/news'): Promise<Set<number | undefined>> {
    const found = new Set<number | undefined>()
    for (let index = 0; index < count; index += 1) found.add((await get(path)).status)
    return found
  }

  /** Puts the paths and ports of this test into the file that an operator copies. */
  function adapt({ tls, plain, instances: [one, two] }: { tls: number; plain: number; instances: [number, number] }) {
    return readFileSync('deploy/nginx.conf', 'utf8')
      .replace(
        'server 127.0.0.1:3000 max_fails=0;',
        `server 127.0.0.1:${one} max_fails=0; server 127.0.0.1:${two} max_fails=0;`,
      )
      .replace('listen 443 ', `listen 127.0.0.1:${tls} `)
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replaceAll('/etc/ssl/portal', folder)
      .replaceAll('/var/log/nginx', folder)
      .replace('/srv/portal/current', resolve('.'))
  }

  function mainFile(): string {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    return `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${file('nginx.pid')}; error_log ${file('error.log')};
events {}
http { ${temporary.map((name) => `${name}_temp_path ${file(name)};`).join(' ')}
include ${file('portal.conf')}; }`
  }

  async function get(path: string) {
    const req = request({ host: '127.0.0.1', port, path, rejectUnauthorized: false, agent: false })
    req.end()
    const [res] = (await once(req, 'response')) as [IncomingMessage]
    const body = await text(res)
    return { status: res.statusCode, type: res.headers['content-type'], retryAfter: res.headers['retry-after'], body }
  }
})

async function serve(port: number, status: number, watch?: (req: IncomingMessage) => void): Promise<Server> {
  const server = createServer((req, res) => {
    watch?.(req)
    res.writeHead(status, { Connection: 'close' }).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
