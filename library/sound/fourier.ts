/** Reorders values by the reversed bits of their indices. */
const reverseBits = (re: Float64Array, im: Float64Array) => {
  const n = re.length
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i >= j) continue
    const x = re[i] ?? 0
    const y = im[i] ?? 0
    re[i] = re[j] ?? 0
    im[i] = im[j] ?? 0
    re[j] = x
    im[j] = y
  }
}

/**
 * One butterfly: the pair at i and i + half, the second rotated by the angle with cosine `c` and sine
 * `s`.
 */
const butterfly = (
  re: Float64Array,
  im: Float64Array,
  i: number,
  half: number,
  c: number,
  s: number,
) => {
  const x = re[i + half] ?? 0
  const y = im[i + half] ?? 0
  const u = x * c - y * s
  const v = x * s + y * c
  re[i + half] = (re[i] ?? 0) - u
  im[i + half] = (im[i] ?? 0) - v
  re[i] = (re[i] ?? 0) + u
  im[i] = (im[i] ?? 0) + v
}

/** Creates an in-place fast Fourier transform of `size` complex values, a power of two. */
export const createFourier = (size: number) => {
  const angles = Float64Array.from({ length: size / 2 }, (_, k) => (-2 * Math.PI * k) / size)
  const cosines = angles.map(Math.cos)
  const sines = angles.map(Math.sin)
  return (re: Float64Array, im: Float64Array) => {
    reverseBits(re, im)
    for (let half = 1; half < size; half *= 2) {
      const stride = size / 2 / half
      for (let k = 0; k < half; k++) {
        const c = cosines[k * stride] ?? 0
        const s = sines[k * stride] ?? 0
        for (let i = k; i < size; i += 2 * half) butterfly(re, im, i, half, c, s)
      }
    }
  }
}
