/** The header of a list that says, encoded as in addresses, which other words were searched for. */
export const searchedFor = 'Searched-For';
