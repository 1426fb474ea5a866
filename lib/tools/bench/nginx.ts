import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'

/** nginx with one worker, no log and sendfile; null if not installed. */
export class Nginx {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(pages: Record<string, Buffer>): Promise<Nginx | null> {
    if (spawnSync('nginx', ['-v']).error) return null
    const folder = mkdtempSync(join(tmpdir(), 'city-portal-nginx-'))
    chmodSync(folder, 0o755)
    mkdirSync(join(folder, 'pages'))
    for (const [name, bytes] of Object.entries(pages)) writeFileSync(join(folder, 'pages', name), bytes)
    const port = await getPort()
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
    const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
    await sleep(500)
    return new Nginx(`http://127.0.0.1:${port}`, folder, child)
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function configuration(folder: string, port: number): string {
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=100;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  types {} default_type "text/html; charset=utf-8";
  server { listen 127.0.0.1:${port}; root ${folder}/pages; add_header Content-Encoding gzip; }
}
`
}
