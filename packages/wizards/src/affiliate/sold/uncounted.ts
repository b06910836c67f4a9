/** There is no second one of these: 'accounting software', 'beard oil'. */
export const uncounted =
  /(?:ware|ance|advice|balm|care|cheese|clothing|catering|coaching|coffee|collagen|consulting|creatine|delivery|equipment|food|furniture|gear|honey|insurance|jerky|jewelry|juice|luggage|makeup|matcha|milk|music|oil|powder|protein|repair|rental|removal|rice|salt|sauce|soap|tea|training|water|wax|wine|yarn)$/i;
