type Place = { north: number; east: number }

/** Degrees, to about a kilometre: enough to give miles, too coarse to find a door. */
const towns: Readonly<Record<string, Place>> = {
  Leeds: { north: 53.8, east: -1.55 },
  Bradford: { north: 53.79, east: -1.75 },
  Wakefield: { north: 53.68, east: -1.5 },
  Huddersfield: { north: 53.65, east: -1.78 },
  Halifax: { north: 53.72, east: -1.86 },
  Dewsbury: { north: 53.69, east: -1.63 },
  Castleford: { north: 53.73, east: -1.36 },
}

/** The postcode areas of the examples' towns, and the districts that belong to another of them than their area does. */
const townsByPostcode: Readonly<Record<string, string>> = {
  LS: 'Leeds',
  BD: 'Bradford',
  WF: 'Wakefield',
  HD: 'Huddersfield',
  HX: 'Halifax',
  WF10: 'Castleford',
  WF12: 'Dewsbury',
  WF13: 'Dewsbury',
}

const townNames = Object.keys(towns).sort()

const milesInADegree = 69.1

/** Whole miles in a straight line between the centres of two towns; null for an unknown town. */
export function milesBetween(from: string, to: string): number | null {
  const [one, other] = [towns[from], towns[to]]
  if (!one || !other) return null
  const north = (one.north - other.north) * milesInADegree
  const east = (one.east - other.east) * milesInADegree * Math.cos((((one.north + other.north) / 2) * Math.PI) / 180)
  return Math.round(Math.hypot(north, east))
}

/**
 * The town of the examples that a text names: by its name in any capitals, or by the first half of a postcode; undefined
 * for any other.
 */
export function exampleTownOf(typed: string, district: string): string | undefined {
  if (district !== '') return townsByPostcode[district] ?? townsByPostcode[district.replace(/[0-9].*/, '')]
  return townNames.find((town) => town.toLowerCase() === typed.trim().toLowerCase())
}
