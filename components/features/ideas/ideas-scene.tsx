/** Draws neighbours who plant a tree in a park by the sea. On phones they alone are seen, on wide screens the whole park. */
export function IdeasScene() {
  return (
    <img
      src="/pictures/ideas.svg"
      alt=""
      width={1600}
      height={400}
      className="block h-40 w-full object-cover object-bottom sm:h-[clamp(11rem,21vw,17rem)]"
    />
  )
}
