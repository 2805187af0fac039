/** The nine industries, wherever the site names them. */
export const industries = [
  { name: 'Construction', text: 'Site labour, groundwork, painting, plant operation.' },
  { name: 'Logistics & Transport', text: 'Warehouse work, picking and packing, driving, dispatch.' },
  { name: 'Facilities Management', text: 'Cleaning, maintenance, grounds and waste.' },
  { name: 'Hospitality', text: 'Kitchens, front of house, housekeeping.' },
  { name: 'Retail', text: 'Shop floor, stockroom, customer service.' },
  { name: 'Manufacturing', text: 'Assembly, machine operation, quality checks.' },
  { name: 'Technology', text: 'Support desks, testing, web and data work.' },
  { name: 'Business Services', text: 'Administration, contact centres, finance support.' },
  { name: 'Care Sector', text: 'Support roles. The law sets which checks a role allows, so we talk about that first.' },
] as const
