import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'

/** Debian: nginx-light. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0
const PAUSE_MS = 50

/** nginx with deploy/nginx.conf, without TLS, before portals on these ports. */
export class NginxProcess {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(portals: readonly number[]): Promise<NginxProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'city-portal-nginx-'))
    const port = await getPort()
    const plain = await getPort()
    await writeFile(join(folder, 'portal.conf'), adapt(folder, { port, plain, portals }))
    await writeFile(join(folder, 'nginx.conf'), mainFile(folder))
    const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
    const nginx = new NginxProcess(`http://127.0.0.1:${port}`, folder, child)
    while (!(await nginx.ask('/healthz').catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`nginx остановился с кодом ${child.exitCode}`)
      await sleep(PAUSE_MS)
    }
    return nginx
  }

  ask(path: string, init?: RequestInit): Promise<Response> {
    return fetch(this.url + path, init)
  }

  async dispose(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
    await rm(this.folder, { recursive: true })
  }
}

interface Ports {
  port: number
  plain: number
  portals: readonly number[]
}

/** Puts the paths and ports of a test into the file that an operator copies. */
function adapt(folder: string, { port, plain, portals }: Ports): string {
  const servers = portals.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replace('server 127.0.0.1:3000 max_fails=0;', servers)
    .replace(/listen 443 [^;]*;/, `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replaceAll('/var/log/nginx', folder)
    .replace('/srv/portal/current', resolve('.'))
}

function mainFile(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `daemon off; ${user} pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http { ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
include ${folder}/portal.conf; }`
}
