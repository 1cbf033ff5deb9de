-- The time of a full session that was booked and came free is kept for a guest of the waitlist: its slot is nobody's and
-- stands in the calendar. Once it is kept for nobody it leaves the calendar and stays for those who have the link.
alter table slot drop constraint slot_full_session;
alter table slot add constraint slot_full_session
  check (service_date_id is not null or status <> 'AVAILABLE' or offer_token is not null);
