const STEPS = {
  node: [1, 'Node.js'],
  packages: [2, 'Пакеты npm'],
  database: [3, 'База данных: схема, словари, первый администратор'],
  city: [4, 'Вымышленный город: тексты, картинки, документы'],
  pages: [5, 'Сборка страниц'],
}
const COUNT = Object.keys(STEPS).length

/**
 * Does one step of a first start and prints its line with the seconds it took: `[2/5] Пакеты npm: 38 с`.
 * Plain JavaScript, since start.mjs prints with it before anything is installed.
 *
 * @template T
 * @param {keyof typeof STEPS} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>} what the work gives
 */
export async function startStep(name, work) {
  const began = Date.now()
  const result = await work()
  const [number, title] = STEPS[name]
  console.log(`[${number}/${COUNT}] ${title}: ${Math.max(1, Math.round((Date.now() - began) / 1000))} с`)
  return result
}
