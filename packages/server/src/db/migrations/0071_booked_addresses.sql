-- Addresses are kept for the limits of live holds alone.
update slot set hold_address = null where status = 'BOOKED' and hold_address is not null;
