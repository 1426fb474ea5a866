import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { StartError } from '@/lib/platform/process/start-error'

interface Address {
  host: string
  port: number
  /** The setting that names another port. */
  setting: 'PORT' | 'METRICS_PORT'
}

/** Throws StartError. */
export async function listen(server: Server, { host, port, setting }: Address): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const isBusy = error.code === 'EADDRINUSE'
    throw new StartError(
      isBusy ? `Порт ${port} занят: задайте другой в ${setting}` : `Не удалось открыть порт ${port}: ${error.message}`,
    )
  })
}

/** Throws StartError if the port cannot be opened later. */
export async function refuseBusyPort(address: Address): Promise<void> {
  const probe = createServer()
  await listen(probe, address)
  await new Promise((resolve) => probe.close(resolve))
}
