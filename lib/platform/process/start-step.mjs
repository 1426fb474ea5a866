const STEPS = {
  node: [1, 'Node.js'],
  packages: [2, 'Пакеты npm'],
  database: [3, 'База данных: схема, словари, первый администратор'],
  city: [4, 'Вымышленный город: тексты, картинки, документы'],
  pages: [5, 'Сборка страниц'],
}
const COUNT = Object.keys(STEPS).length

const REPORT_MS = 10_000

/**
 * Does one step of a first start and prints its line with the seconds it took: `[2/5] Пакеты npm: 38 с`. Until then it
 * says every ten seconds how far it is. Plain JavaScript, since start.mjs prints with it before anything is installed.
 *
 * @template T
 * @param {keyof typeof STEPS} name
 * @param {() => T | Promise<T>} work
 * @param {() => string} [describe] how far the work is
 * @returns {Promise<T>} what the work gives
 */
export async function startStep(name, work, describe = () => '') {
  const began = Date.now()
  const [number, title] = STEPS[name]
  const print = (far) => {
    const seconds = Math.max(1, Math.round((Date.now() - began) / 1000))
    console.log(`[${number}/${COUNT}] ${title}: ${seconds} с${far}`)
  }
  const timer = setInterval(() => {
    const far = describe()
    print(far ? `, ${far}…` : '…')
  }, REPORT_MS)
  try {
    const result = await work()
    print('')
    return result
  } finally {
    clearInterval(timer)
  }
}
