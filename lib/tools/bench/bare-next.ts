import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { runNode } from '@/lib/platform/process/child'

const layout = `export const dynamic = 'force-dynamic'
export default function Layout({ children }) { return <html lang="ru"><body>{children}</body></html> }`
const page = `export default async function Page() {
  const now = Date.now()
  return <ul>{Array.from({ length: 12 }, (_, i) => <li key={i}>
<h2>Карточка {i}</h2><p>Текст карточки, {now}</p><a href={'/' + i}>Дальше</a></li>)}</ul>
}`

/** The least a dynamic Next page costs on this machine. */
export class BareNext {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(): Promise<BareNext> {
    mkdirSync('.next', { recursive: true })
    const folder = mkdtempSync(resolve('.next', 'bare-'))
    mkdirSync(join(folder, 'app'))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{"name":"bare","private":true}')
    writeFileSync(join(folder, 'next.config.mjs'), 'export default { compress: false }')
    writeFileSync(join(folder, 'app', 'layout.jsx'), layout)
    writeFileSync(join(folder, 'app', 'page.jsx'), page)
    const next = resolve('node_modules/next/dist/bin/next')
    await runNode([next, 'build', '--webpack', folder], 'Пустой Next не собрался', {
      env: { NODE_ENV: 'production' },
    })
    const port = await getPort()
    const child = spawn(process.execPath, [next, 'start', folder, '-p', String(port), '-H', '127.0.0.1'], {
      stdio: 'ignore',
    })
    const url = `http://127.0.0.1:${port}/`
    while (!(await fetch(url).catch(() => null))?.ok) await sleep(100)
    return new BareNext(url, folder, child)
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
    rmSync(this.folder, { recursive: true, force: true })
  }
}
